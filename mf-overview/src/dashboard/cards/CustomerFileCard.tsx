import type { Customer } from '@portal/contract/customer'
import { usePermissions } from '@portal/remote-kit'
import { Card, Link } from '@portal/ui'
import { useText } from '../../texts.ts'
import { CustomerFileRow } from './CustomerFileRow.tsx'
import { HouseholdPeople } from './HouseholdPeople.tsx'
import { YearlyCheck } from './YearlyCheck.tsx'

interface CustomerFileCardProps {
  customer: Customer | null
}

/** Card of the customer file: the people in it, the yearly check and the download, as a short list. */
export function CustomerFileCard({ customer }: CustomerFileCardProps) {
  const text = useText()
  const { isAllowed, pathOf } = usePermissions()
  const documents = isAllowed({ subject: 'own-file' }) ? pathOf('documenten') : null
  return (
    <Card
      as="section"
      aria-label={text('file')}
      css={{ px: { base: '4', md: '5' }, py: { base: '2', md: '2' } }}
    >
      <CustomerFileRow title={text('family')}>
        <HouseholdPeople customer={customer} />
      </CustomerFileRow>
      <CustomerFileRow title={text('watch')} about={text('watch_intro')} hiddenInPrint>
        <YearlyCheck />
      </CustomerFileRow>
      {documents && (
        <CustomerFileRow title={text('dossier')} hiddenInPrint>
          {text('dossier_brief')} <Link href={documents}>{text('dossier_where')}</Link>
        </CustomerFileRow>
      )}
    </Card>
  )
}
