import type { Language } from '@portal/contract/language'
import type { Mortgage } from '@portal/contract/mortgage'
import { formatEuro } from '@portal/domain/format/money'
import { itemPath, useLanguage } from '@portal/remote-kit'
import { Card, Heading, Notice } from '@portal/ui'
import { ChoiceRow } from '../../shared/ChoiceRow.tsx'
import { tabPath } from '../../shared/tabs.ts'
import { useText } from '../../texts.ts'

interface Props {
  mortgages: readonly Mortgage[]
  /** Whether the address names a mortgage that does not exist. */
  missing: boolean
}

/** Choice of the mortgage to edit. */
export function Choose({ mortgages, missing }: Props) {
  const text = useText()
  const { language } = useLanguage()
  return (
    <Card>
      <Heading level={2} mb="4">
        {text('mortgage_choose')}
      </Heading>
      {missing && (
        <Notice role="status" mb="4">
          {text('mortgage_missing')}
        </Notice>
      )}
      <ul>
        {mortgages.map((mortgage) => (
          <ChoiceRow
            key={mortgage.id}
            to={itemPath(tabPath('mortgage'), mortgage.id)}
            title={mortgage.agency_name ?? text('tab_mortgage')}
            about={factsOf(mortgage, language).join(' · ')}
          />
        ))}
      </ul>
    </Card>
  )
}

const factsOf = ({ mainProperty, hypotheeknummer, restantHoofdsom }: Mortgage, language: Language) =>
  [
    [mainProperty?.street, mainProperty?.formatted_number].filter(Boolean).join(' '),
    hypotheeknummer,
    restantHoofdsom === null ? null : formatEuro(restantHoofdsom, language),
  ].filter((fact): fact is string => Boolean(fact))
