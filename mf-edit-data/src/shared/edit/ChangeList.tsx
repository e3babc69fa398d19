import { chakra, VisuallyHidden } from '@portal/ui'
import { useText } from '../../texts.ts'
import type { Change } from './change.ts'

const list = {
  display: 'grid',
  '& > div': {
    py: '3',
    borderTopWidth: '1px',
    borderColor: 'line',
    _first: { borderTopWidth: '0', pt: '0' },
  },
  '& > div:last-of-type': { pb: '0' },
  '& dt': { textStyle: 'meta', color: 'ink2' },
  '& dd': { overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
  '& del': { color: 'ink2', textDecorationThickness: '1px' },
  '& ins': { fontWeight: 600, textDecoration: 'none' },
}

interface Props {
  changes: readonly Change[]
  /** They are on file already. */
  done?: boolean
}

/** Changes, each with what was there and what is there after it. */
export function ChangeList({ changes, done = false }: Props) {
  const text = useText()
  const value = (said: string) => said || text('edit_nothing')
  return (
    <chakra.dl css={list}>
      {changes.map(({ label, was, now }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <del>
              <VisuallyHidden>{text('edit_was')} </VisuallyHidden>
              {value(was)}
            </del>{' '}
            <span aria-hidden="true">→</span>{' '}
            <ins>
              <VisuallyHidden>{text(done ? 'edit_since' : 'edit_now')} </VisuallyHidden>
              {value(now)}
            </ins>
          </dd>
        </div>
      ))}
    </chakra.dl>
  )
}
