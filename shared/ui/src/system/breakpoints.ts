/** All widths at which a layout may change, in pixels (LAYOUT-01). @public */
export const layoutWidths = [768, 786, 798, 997, 1024, 1200, 1400, 1440, 1600] as const

/** Names for the widths that have a described effect: `md` is wider than a phone, `xl` shows the menu. */
export const breakpoints = { md: '769px', lg: '1024px', xl: '1200px' }
