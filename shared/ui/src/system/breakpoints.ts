/** Breakpoints of the layout: `md` is wider than a phone, `xl` shows the menu permanently. */
export const breakpoints = { md: '769px', lg: '1024px', xl: '1200px' }
