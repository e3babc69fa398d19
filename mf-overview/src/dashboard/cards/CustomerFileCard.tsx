import type { Customer } from '@portal/contract/customer'
import { usePermissions } from '@portal/remote-kit'
import { Box, Card, chakra, Heading, Link, Text } from '@portal/ui'
import type { ReactNode } from 'react'
import { useText } from '../../texts.ts'
import { HouseholdPeople } from './HouseholdPeople.tsx'
import { YearlyCheck } from './YearlyCheck.tsx'

interface CustomerFileRowProps {
  title: string
  about?: string
  /** Hides the row in print. */
  hiddenInPrint?: boolean
  children: ReactNode
}

const customerFileRowCss = {
  display: 'grid',
  gap: '8px 24px',
  gridTemplateColumns: { base: 'minmax(0,1fr)', lg: '168px minmax(0,1fr)' },
  alignItems: 'center',
  py: '2',
  borderTopWidth: '1px',
  borderColor: 'line',
  _first: { borderTopWidth: '0' },
}

/** A row of the customer file card: title, explanation and content. */
const CustomerFileRow = ({ title, about, hiddenInPrint, children }: CustomerFileRowProps) => (
  <chakra.section css={[customerFileRowCss, hiddenInPrint ? { _print: { display: 'none' } } : {}]}>
    <div>
      <Heading level={2} textStyle="body">
        {title}
      </Heading>
      {about && (
        <Text textStyle="meta" color="ink2">
          {about}
        </Text>
      )}
    </div>
    <Box minW="0">{children}</Box>
  </chakra.section>
)

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
