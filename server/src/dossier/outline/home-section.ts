import type { CustomerFile } from '../customer-file.ts'
import { type DossierFormats, formatIfKnown } from './formats.ts'
import type { OutlineSection } from './outline.ts'
import { formatAddressLine } from './people-section.ts'

export function createHomeSection(
  { living }: CustomerFile,
  { getText, euro, date, facts }: DossierFormats,
): OutlineSection {
  const home = living?.property
  const formatArea = (size: number) => getText('area', { size })
  const label = home?.energy_label
  const until = home?.energy_label_end_date
  const known = home
    ? facts([
        ['fact_address', formatAddressLine(home)],
        ['fact_type', home.residential_building_type],
        ['fact_year', formatIfKnown(home.construction_year, String)],
        ['fact_area', formatIfKnown(home.size, formatArea)],
        ['fact_plot', formatIfKnown(home.plot_size, formatArea)],
        ['fact_woz', formatIfKnown(home.woz_value_home, euro)],
        ['fact_market_value', formatIfKnown(home.market_value, euro)],
        ['fact_purchase_price', formatIfKnown(home.purchase_price, euro)],
        ['fact_rent', formatIfKnown(home.rent || null, euro)],
        ['fact_energy', label && until ? getText('fact_energy_until', { label, date: date(until) }) : label],
      ])
    : []
  return {
    title: getText('section_home'),
    blocks:
      known.length > 0
        ? [{ kind: 'facts', facts: known }]
        : [{ kind: 'text', text: getText('nothing_known') }],
  }
}
