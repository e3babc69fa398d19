/** Names for the widths that have a described effect: `md` is wider than a phone, `xl` shows the menu. */
export const breakpoints = { md: '769px', lg: '1024px', xl: '1200px' }
