import { chakra } from '../system/styled.tsx'
import { controlCss, inputCss } from './control-styles.ts'

/**
 * Styles for a whole field in one element, because a form has many fields and each styled element takes time to render.
 */
export const FieldBox = chakra('div', {
  display: 'grid',
  gap: '1.5',
  alignContent: 'start',
  minW: 0,
  '& > .label': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    columnGap: '3',
  },
  '& > .label > label': { fontWeight: 600 },
  '& > .label small': { fontSize: 'inherit', fontWeight: 400, color: 'ink2' },
  '& .control': controlCss,
  '& .control > input': inputCss,
  '& .control > [data-figures]': { fontVariantNumeric: 'tabular-nums' },
  '& .control > .unit': { color: 'ink2', px: '3.5', flex: 'none' },
  '& .control > .unit:has(+ input)': { pr: '0px' },
  '& .control > .unit + input': { paddingInlineStart: 0 },
  '& > .hint': { textStyle: 'meta', color: 'ink2' },
  '& > .error': { display: 'flex', gap: '1.5', textStyle: 'meta', color: 'bad', fontWeight: 500 },
})
