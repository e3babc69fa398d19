import type { SystemStyleObject } from '@chakra-ui/react'

/** One rule for a whole field: a form has many, and each styled element costs time when the page starts. */
export const fieldCss: SystemStyleObject = {
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
  '& > .hint': { textStyle: 'meta', color: 'ink2' },
  '& > .error': { display: 'flex', gap: '1.5', textStyle: 'meta', color: 'bad', fontWeight: 500 },
}
