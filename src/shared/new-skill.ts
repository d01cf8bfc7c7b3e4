/** The defaults of a new skill (section 3). */
export const NEW_SKILL = {
  name: '',
  category: '',
  description: '',
  icon: '',
  color: '#000000',
  isCore: false,
};
