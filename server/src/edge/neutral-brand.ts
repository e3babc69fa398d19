/** Colours of a page that belongs to no firm yet. */
export const neutralBrand = { primary: '#2f5d73', secondary: '#e2b07a', tertiary: '#7a8b69' }
