import type { Language } from '@portal/contract/language'
import type { Mortgage } from '@portal/contract/mortgage'
import { formatEuro } from '@portal/domain/format/format-money'
import { getListItemPath, useLanguage } from '@portal/remote-kit'
import { Card, Heading, Notice } from '@portal/ui'
import { EditLinkRow } from '../../shared/EditLinkRow.tsx'
import { getEditTabPath } from '../../shared/edit-tabs.ts'
import { useText } from '../../texts.ts'

interface MortgageChoiceProps {
  mortgages: readonly Mortgage[]
  /** Whether the URL names a mortgage that does not exist. */
  isMissing: boolean
}

export function MortgageChoice({ mortgages, isMissing }: MortgageChoiceProps) {
  const text = useText()
  const { language } = useLanguage()
  return (
    <Card>
      <Heading level={2} mb="4">
        {text('mortgage_choose')}
      </Heading>
      {isMissing && (
        <Notice role="status" mb="4">
          {text('mortgage_missing')}
        </Notice>
      )}
      <ul>
        {mortgages.map((mortgage) => (
          <EditLinkRow
            key={mortgage.id}
            to={getListItemPath(getEditTabPath('mortgage'), mortgage.id)}
            title={mortgage.agency_name ?? text('tab_mortgage')}
            about={formatMortgageFacts(mortgage, language).join(' · ')}
          />
        ))}
      </ul>
    </Card>
  )
}

const formatMortgageFacts = (
  { mainProperty, hypotheeknummer, restantHoofdsom }: Mortgage,
  language: Language,
) =>
  [
    [mainProperty?.street, mainProperty?.formatted_number].filter(Boolean).join(' '),
    hypotheeknummer,
    restantHoofdsom === null ? null : formatEuro(restantHoofdsom, language),
  ].filter((fact): fact is string => Boolean(fact))
