import type { Language } from '@portal/contract/language'
import type { Tenant } from '@portal/contract/tenant'
import { totalsOf } from '@portal/domain/current-mortgage'
import { formatWholeEuro } from '@portal/domain/format/money'
import { sumOf } from '@portal/domain/money'
import type { TextFunction } from '../dossier-texts.ts'
import type { CustomerFile } from '../file.ts'
import { documentsSection, tenantSection } from './documents.ts'
import { formatsIn } from './formats.ts'
import { homeSection } from './home.ts'
import { sumOfYearly, yearlyIncomes, yearlyPensions } from './household.ts'
import { damagesSection, policiesSection } from './insurance.ts'
import { incomeSection, obligationsSection, pensionSection, savingsSection } from './money.ts'
import { mortgagesSection } from './mortgages.ts'
import type { Fact, Outline } from './outline.ts'
import { peopleSection } from './people.ts'

interface OutlineInput {
  file: CustomerFile
  tenant: Tenant
  words: TextFunction
  language: Language
  /** Today, 'YYYY-MM-DD'. */
  today: string
}

/** Makes a dossier's outline; omits what the tenant's flags hide in the portal (TENANT-08, TENANT-09). */
export function outlineOf({ file, tenant, words, language, today }: OutlineInput): Outline {
  const formats = formatsIn(language, words)
  const { date } = formats
  const withIncome = tenant.show_income !== false
  const withMortgages = tenant.show_mortgages !== false
  const running = file.mortgages.filter(({ status }) => status === 0)
  const { owed } = totalsOf(running)
  const income = sumOfYearly(yearlyIncomes(file, words))
  const pension = sumOfYearly(yearlyPensions(file, words))
  const savings = sumOf(file.possessions.map(({ current_balance }) => current_balance ?? 0))
  const figures: (Fact | false)[] = [
    withMortgages && owed !== null && owed > 0 && [words('figure_debt'), formatWholeEuro(owed, language)],
    withIncome && income > 0 && [words('figure_income'), formatWholeEuro(income, language)],
    withIncome && pension > 0 && [words('figure_pension'), formatWholeEuro(pension, language)],
    savings > 0 && [words('figure_savings'), formatWholeEuro(savings, language)],
  ]
  return {
    title: words('title'),
    name: file.customer.full_name,
    madeOn: words('made_on', { date: date(today) }),
    intro: words('intro', { tenant: tenant.name, date: date(today) }),
    figures: figures.filter((figure) => figure !== false),
    sections: [
      peopleSection(file, formats),
      homeSection(file, formats),
      ...(withMortgages ? [mortgagesSection(file, formats, today)] : []),
      ...(withIncome ? [incomeSection(file, formats), pensionSection(file, formats)] : []),
      ...(tenant.show_obligations === false ? [] : [obligationsSection(file, formats)]),
      savingsSection(file, formats),
      ...(tenant.show_policies === true
        ? [policiesSection(file, formats), damagesSection(file, formats)]
        : []),
      tenantSection(file, tenant, formats),
      documentsSection(file, formats),
    ],
  }
}
