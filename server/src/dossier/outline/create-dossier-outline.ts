import type { Language } from '@portal/contract/language'
import type { Tenant } from '@portal/contract/tenant'
import { sumMortgages } from '@portal/domain/current-mortgage'
import { formatWholeEuro } from '@portal/domain/format/format-money'
import { sumAmounts } from '@portal/domain/money'
import type { CustomerFile } from '../customer-file.ts'
import type { DossierTextFunction } from '../dossier-texts.ts'
import { createDocumentsSection, createTenantSection } from './documents-section.ts'
import { createDossierFormatters, type DossierFormatters, formatIfKnown } from './dossier-formatters.ts'
import type { DossierOutline, LabelledValue, OutlineSection } from './dossier-outline.ts'
import { createDamagesSection, createPoliciesSection } from './insurance-sections.ts'
import {
  createIncomeSection,
  createObligationsSection,
  createPensionSection,
  createSavingsSection,
} from './money-sections.ts'
import { createMortgagesSection } from './mortgages-section.ts'
import { createPeopleSection, formatAddressLine } from './people-section.ts'
import { listYearlyIncomes, listYearlyPensions, sumYearlyAmounts } from './yearly-amounts.ts'

function createHomeSection(
  { living }: CustomerFile,
  { getText, euro, date, facts, section }: DossierFormatters,
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
  return section('section_home', known.length > 0 ? [{ kind: 'facts', facts: known }] : [])
}

/** Creates the outline of a dossier, without the parts that the tenant hides in the portal (TENANT-08, TENANT-09). */
export function createDossierOutline({
  file,
  tenant,
  getText,
  language,
  today,
}: {
  file: CustomerFile
  tenant: Tenant
  getText: DossierTextFunction
  language: Language
  /** 'YYYY-MM-DD'. */
  today: string
}): DossierOutline {
  const formats = createDossierFormatters(language, getText)
  const { date } = formats
  const withIncome = tenant.show_income !== false
  const withMortgages = tenant.show_mortgages !== false
  const running = file.mortgages.filter(({ status }) => status === 0)
  const { owed } = sumMortgages(running)
  const income = sumYearlyAmounts(listYearlyIncomes(file, getText))
  const pension = sumYearlyAmounts(listYearlyPensions(file, getText))
  const savings = sumAmounts(file.possessions.map(({ current_balance }) => current_balance ?? 0))
  const figures: (LabelledValue | false)[] = [
    withMortgages && owed !== null && owed > 0 && [getText('figure_debt'), formatWholeEuro(owed, language)],
    withIncome && income > 0 && [getText('figure_income'), formatWholeEuro(income, language)],
    withIncome && pension > 0 && [getText('figure_pension'), formatWholeEuro(pension, language)],
    savings > 0 && [getText('figure_savings'), formatWholeEuro(savings, language)],
  ]
  return {
    title: getText('title'),
    name: file.customer.full_name,
    madeOn: getText('made_on', { date: date(today) }),
    intro: getText('intro', { tenant: tenant.name, date: date(today) }),
    figures: figures.filter((figure) => figure !== false),
    sections: [
      createPeopleSection(file, formats),
      createHomeSection(file, formats),
      ...(withMortgages ? [createMortgagesSection(file, formats, today)] : []),
      ...(withIncome ? [createIncomeSection(file, formats), createPensionSection(file, formats)] : []),
      ...(tenant.show_obligations === false ? [] : [createObligationsSection(file, formats)]),
      createSavingsSection(file, formats),
      ...(tenant.show_policies === true
        ? [createPoliciesSection(file, formats), createDamagesSection(file, formats)]
        : []),
      createTenantSection(file, tenant, formats),
      createDocumentsSection(file, formats),
    ],
  }
}
