/** The category of a new project while no category exists (rule 6.1). */
export const UNCATEGORIZED = 'Uncategorized';
/** What the owner reads when a project is saved without a category (rule 6.2). */
export const CATEGORY_REQUIRED = 'Category is required. Please select or add a category.';
