import type { DeskCustomerFile } from '@portal/contract/desk/desk-customer-file'
import { useText } from '../../../texts.ts'
import { FactsCard } from './FactsCard.tsx'
import { useFactFormatters } from './use-fact-formatters.ts'

export function HomeCard({ living }: Pick<DeskCustomerFile, 'living'>) {
  const text = useText()
  const { euro } = useFactFormatters()
  const home = living?.property
  if (!home) return null
  const address = [home.street_name, home.formatted_number].filter(Boolean).join(' ')
  return (
    <FactsCard
      title={text('home')}
      facts={[
        [text('address'), [address, home.postcode, home.city].filter(Boolean).join(', ')],
        [text('market_value'), euro(home.market_value)],
        [text('woz_value'), euro(home.woz_value_home)],
        [text('rent'), euro(home.rent)],
        [text('energy_label'), home.energy_label],
        [text('construction_year'), home.construction_year],
        [text('living_area'), home.size === null ? null : `${home.size} m²`],
      ]}
    />
  )
}
