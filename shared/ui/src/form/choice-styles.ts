import { chakra } from '../system/styled.tsx'

/**
 * Styles for a whole field of options in one element. The radio inputs are visually hidden, and their boxes show the
 * state.
 */
export const ChoiceFieldset = chakra('fieldset', {
  display: 'grid',
  gap: '2',
  gridTemplateColumns: 'minmax(0,1fr)',
  alignContent: 'start',
  minW: 0,
  '& > legend': { fontWeight: 600, mb: '1.5' },
  '& .group + .group': { mt: '2' },
  '& .group > legend': { textStyle: 'meta', color: 'ink2', mb: '1.5' },
  '& .options': { display: 'grid', gap: '2' },
  '& .options > label': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    minH: '52px',
    px: '3.5',
    py: '2',
    borderWidth: '1.5px',
    borderColor: 'field',
    rounded: 'field',
    bg: 'card',
    cursor: 'pointer',
    _hover: { bg: 'tint1' },
    '&:has(:checked)': { bg: 'tint2', borderColor: 'link', boxShadow: 'inset 0 0 0 1px var(--link)' },
    '&:has(:focus-visible)': { outline: '2px solid var(--focus)', outlineOffset: '2px' },
    '&:has([aria-invalid=true])': { borderColor: 'bad' },
  },
  '& input': { position: 'absolute', inset: 0, w: '100%', h: '100%', opacity: 0, cursor: 'pointer', m: 0 },
  '& label > span': { minW: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
  '& label b': { display: 'block', fontWeight: 500 },
  '& label:has(:checked) b': { fontWeight: 600, color: 'link' },
  '& label small': { display: 'block', textStyle: 'meta', color: 'ink2' },
  '& > .hint': { textStyle: 'meta', color: 'ink2' },
  '& > .error': { display: 'flex', gap: '1.5', textStyle: 'meta', color: 'bad', fontWeight: 500 },
})
