import type { LivingProperty } from '@portal/contract/living'
import { buildingTypeOf, purposeOf } from '@portal/domain/dutch-terms'
import { formatDate } from '@portal/domain/format/date'
import { formatWhole } from '@portal/domain/format/money'
import { useLanguage } from '@portal/remote-kit'
import { Dutch } from '@portal/remote-kit/dutch'
import { Card, FactRow, Heading } from '@portal/ui'
import { useText } from '../texts.ts'

interface Props {
  home: LivingProperty
  /** Day of registration at this address. */
  registered: string | null
}

/** Other facts of the home: kind, year, size (LIVING-05). */
export function HouseFacts({ home, registered }: Props) {
  const text = useText()
  const { language } = useLanguage()
  const { residential_building_type: type, purpose } = home
  const knownType = type && buildingTypeOf(type)
  const knownPurpose = purpose && purposeOf(purpose)
  const area = (squareMetres: number | null) =>
    squareMetres === null ? null : text('living_square_metres', { area: formatWhole(squareMetres, language) })
  const facts = [
    {
      term: text('living_building_type'),
      value: knownType ? text(`building_${knownType}`) : type && <Dutch>{type}</Dutch>,
    },
    {
      term: text('living_construction_year'),
      value: home.construction_year && String(home.construction_year),
    },
    { term: text('living_size'), value: area(home.size) },
    { term: text('living_plot'), value: area(home.plot_size) },
    {
      term: text('living_purpose'),
      value: knownPurpose ? text(`purpose_${knownPurpose}`) : purpose && <Dutch>{purpose}</Dutch>,
    },
    { term: text('living_registered'), value: formatDate(registered, language) },
  ].filter(({ value }) => value)
  if (facts.length === 0) return null
  return (
    <Card>
      <Heading level={2} look="question" mb="3">
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
