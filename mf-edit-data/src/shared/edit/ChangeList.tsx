import { Box, chakra, Heading, VisuallyHidden } from '@portal/ui'
import { useText } from '../../texts.ts'
import { type FormattedChange, groupChangesByPerson } from './form-changes.ts'

const changeListCss = {
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

interface ChangeListProps {
  changes: readonly FormattedChange[]
  /** Whether the changes are already saved. */
  areSaved?: boolean
}

/** Changes by person, each with old and new value (EDIT-17). */
export function ChangeList({ changes, areSaved = false }: ChangeListProps) {
  const text = useText()
  const formatValue = (content: string) => content || text('edit_nothing')
  return (
    <Box display="grid" gap="5">
      {groupChangesByPerson(changes).map(({ who, changes }) => (
        <Box key={who ?? ''}>
          {who !== undefined && (
            <Heading level={3} mb="3">
              {who}
            </Heading>
          )}
          <chakra.dl css={changeListCss}>
            {changes.map(({ label, lang, was, now }, index) => (
              <div key={`${index} ${label}`}>
                <dt lang={lang}>{label}</dt>
                <dd>
                  <del>
                    <VisuallyHidden>{text('edit_was')} </VisuallyHidden>
                    {formatValue(was)}
                  </del>{' '}
                  <span aria-hidden="true">→</span>{' '}
                  <ins>
                    <VisuallyHidden>{text(areSaved ? 'edit_since' : 'edit_now')} </VisuallyHidden>
                    {formatValue(now)}
                  </ins>
                </dd>
              </div>
            ))}
          </chakra.dl>
        </Box>
      ))}
    </Box>
  )
}
