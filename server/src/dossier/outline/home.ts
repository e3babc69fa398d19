import type { CustomerFile } from '../file.ts'
import { type Formats, ifKnown } from './formats.ts'
import type { Section } from './outline.ts'
import { addressLine } from './people.ts'

/** Home and living situation. */
export function homeSection({ living }: CustomerFile, { words, euro, date, facts }: Formats): Section {
  const home = living?.property
  const area = (size: number) => words('area', { size })
  const label = home?.energy_label
  const until = home?.energy_label_end_date
  const known = home
    ? facts([
        ['fact_address', addressLine(home)],
        ['fact_type', home.residential_building_type],
        ['fact_year', ifKnown(home.construction_year, String)],
        ['fact_area', ifKnown(home.size, area)],
        ['fact_plot', ifKnown(home.plot_size, area)],
        ['fact_woz', ifKnown(home.woz_value_home, euro)],
        ['fact_market_value', ifKnown(home.market_value, euro)],
        ['fact_purchase_price', ifKnown(home.purchase_price, euro)],
        ['fact_rent', ifKnown(home.rent || null, euro)],
        ['fact_energy', label && until ? words('fact_energy_until', { label, date: date(until) }) : label],
      ])
    : []
  return {
    title: words('section_home'),
    blocks:
      known.length > 0 ? [{ kind: 'facts', facts: known }] : [{ kind: 'text', text: words('nothing_known') }],
  }
}
