import type { LivingProperty } from '@portal/contract/living-details'
import { translateBuildingType, translateHomeUse } from '@portal/domain/dutch-terms'
import { formatDate } from '@portal/domain/format/date'
import { formatWholeAmount } from '@portal/domain/format/format-money'
import { useLanguage } from '@portal/remote-kit'
import { DutchText } from '@portal/remote-kit/dutch'
import { Card, FactRow, Heading } from '@portal/ui'
import { useText } from '../texts.ts'

interface HomeFactsProps {
  home: LivingProperty
  /** Day of the customer's registration at this address. */
  registrationDate: string | null
}

/** Further facts of the home: type, year and size (LIVING-05). */
export function HomeFacts({ home, registrationDate }: HomeFactsProps) {
  const text = useText()
  const { language } = useLanguage()
  const { residential_building_type: type, purpose } = home
  const knownType = type && translateBuildingType(type)
  const knownPurpose = purpose && translateHomeUse(purpose)
  const formatArea = (squareMetres: number | null) =>
    squareMetres === null
      ? null
      : text('living_square_metres', { area: formatWholeAmount(squareMetres, language) })
  const facts = [
    {
      term: text('living_building_type'),
      value: knownType ? text(`building_${knownType}`) : type && <DutchText>{type}</DutchText>,
    },
    {
      term: text('living_construction_year'),
      value: home.construction_year && String(home.construction_year),
    },
    { term: text('living_size'), value: formatArea(home.size) },
    { term: text('living_plot'), value: formatArea(home.plot_size) },
    {
      term: text('living_purpose'),
      value: knownPurpose ? text(`purpose_${knownPurpose}`) : purpose && <DutchText>{purpose}</DutchText>,
    },
    { term: text('living_registered'), value: formatDate(registrationDate, language) },
  ].filter(({ value }) => value)
  if (facts.length === 0) return null
  return (
    <Card>
      <Heading level={2} textStyle="subsection" mb="3">
        {text('living_facts')}
      </Heading>
      <dl>
        {facts.map(({ term, value }) => (
          <FactRow key={term} term={term}>
            {value}
          </FactRow>
        ))}
      </dl>
    </Card>
  )
}
