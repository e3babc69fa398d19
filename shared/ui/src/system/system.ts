import { createSystem, type SystemContext } from '@chakra-ui/react'
import { breakpoints } from './breakpoints.ts'
import { addStyleCaches } from './style-memo.ts'
import { styleUtilities } from './style-utilities.ts'
import { textStyles } from './text-styles.ts'

/** Conditions for styles. Each condition costs start-up time, so the list has only those in use. */
export const styleConditions = {
  hover: ['@media (hover: hover)', '&:is(:hover, [data-hover]):not(:disabled, [data-disabled])'],
  focusVisible: '&:is(:focus-visible, [data-focus-visible])',
  focusWithin: '&:focus-within',
  disabled: '&:is(:disabled, [data-disabled], [aria-disabled=true])',
  readOnly: '&:is([readonly], [data-readonly])',
  before: '&::before',
  after: '&::after',
  first: '&:first-of-type',
  last: '&:last-of-type',
  placeholder: '&::placeholder',
  checked: '&:is(:checked, [data-state=checked])',
  selected: '&:is([aria-selected=true], [data-selected])',
  highlighted: '&[data-highlighted]',
  invalid: '&:is([data-invalid], [aria-invalid=true])',
  expanded: '&[aria-expanded=true]',
  open: '&:is([open], [data-state=open])',
  closed: '&[data-state=closed]',
  currentPage: '&[aria-current=page]',
  motionReduce: '@media (prefers-reduced-motion: reduce)',
  print: '@media print',
}

const chakraSystem = createSystem({
  disableLayers: true,
  conditions: styleConditions,
  utilities: styleUtilities,
  theme: { breakpoints, textStyles },
})

/**
 * The Chakra system. It is the same for all tenants, and is built at start-up. It has none of Chakra's default theme,
 * tokens or layers: colours are CSS variables (token-scales.ts), and the styles of the page are plain CSS (domain/theme/page-css).
 */
export const styleSystem: SystemContext = addStyleCaches({ ...chakraSystem, _global: [] })
