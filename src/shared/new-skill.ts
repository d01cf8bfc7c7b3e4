/** The defaults of a new skill (rule 7.1). */
export const NEW_SKILL = {
  name: '',
  category: '',
  description: '',
  icon: '',
  color: '#000000',
  isCore: false,
};
