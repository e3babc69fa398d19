import { usePermissions } from '@portal/remote-kit'
import { Link, Notice, Term, Text } from '@portal/ui'
import { Message, useText } from '../texts.ts'

const knownWarningNames = ['property_tax_value', 'obligations'] as const

/** Missing data that the calculation left out, with links to add it. */
export function MissingDataWarnings({ warnings }: { warnings: readonly string[] }) {
  const text = useText()
  const { pathOf } = usePermissions()
  const terms = {
    0: <Term explanation={text('woz_explained')}>WOZ</Term>,
    1: <Term explanation={text('imputed_rent_explained')}>eigenwoningforfait</Term>,
  }
  const shownWarnings = knownWarningNames.filter((one) => warnings.includes(one))
  const edit = pathOf('editInfo') ?? pathOf('contact')
  if (shownWarnings.length === 0) return null
  return (
    <Notice role="status">
      {shownWarnings.map((one) => (
        <Text key={one}>
          <Message id={`warning_${one}`} components={terms} />
        </Text>
      ))}
      {edit && <Link href={edit}>{text('edit_data')}</Link>}
    </Notice>
  )
}
