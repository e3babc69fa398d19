import { chakra, Heading, Icon } from '@portal/ui'
import { useWatch } from '@portal/ui/form'
import { useText } from '../../texts.ts'
import { usePartWords } from './use-part-words.ts'
import type { PartValues } from './values.ts'

interface Props {
  index: number
  open: boolean
  /** Number of invalid fields in the part. */
  fieldErrors: number
  /** Id of the fields that it expands. */
  controls: string
  /** Called on hover or focus, since it may be clicked next. */
  onNear: () => void
  onToggle: () => void
}

const head = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  w: '100%',
  minH: '44px',
  py: '4',
  textAlign: 'start',
  rounded: 'field',
  '& > span': { flex: 1, minW: 0 },
  '& b': { display: 'block', textStyle: 'question', overflowWrap: 'anywhere' },
  '& small': { display: 'block', textStyle: 'meta', color: 'ink2', fontVariantNumeric: 'tabular-nums' },
  '& small[data-wrong]': { color: 'bad', fontWeight: 600 },
  '&[aria-expanded=true] > svg': { rotate: '180deg' },
}

/** Header of a loan part; expands the part. */
export function PartHead({ index, open, fieldErrors, controls, onNear, onToggle }: Props) {
  const text = useText()
  return (
    <Heading level={3} fontWeight="inherit">
      <chakra.button
        type="button"
        css={head}
        aria-expanded={open}
        aria-controls={open ? controls : undefined}
        onPointerEnter={onNear}
        onFocus={onNear}
        onClick={onToggle}
      >
        <span>
          <About index={index} />
          {fieldErrors > 0 && <small data-wrong="">{text('part_mistakes', { count: fieldErrors })}</small>}
        </span>
        <Icon name="chevron-down" />
      </chakra.button>
    </Heading>
  )
}

/** Summary of a loan part. Updates on typing without rerendering its surroundings. */
function About({ index }: { index: number }) {
  const words = usePartWords()
  const part = useWatch({ name: `parts.${index}` }) as PartValues | undefined
  if (!part) return null
  return (
    <>
      <b>{words.title(index + 1, part)}</b>
      <small>{words.about(part)}</small>
    </>
  )
}
