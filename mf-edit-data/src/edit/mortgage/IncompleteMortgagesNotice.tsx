import { EditableMortgage } from '@portal/contract/edit-form'
import type { Mortgage } from '@portal/contract/mortgage'
import * as v from '@portal/contract/valibot'
import { getListItemPath } from '@portal/remote-kit'
import { chakra, Link, Notice } from '@portal/ui'
import { getEditTabPath } from '../../shared/edit-tabs.ts'
import { useText } from '../../texts.ts'
import { toMortgageRequestBody } from './mortgage-request-body.ts'
import type { MortgageValues } from './mortgage-values.ts'

/** A stored mortgage together with its form values. */
export interface StoredMortgage {
  mortgage: Mortgage
  values: MortgageValues
}

/** Finds mortgages that cannot be sent unchanged because required fields are missing. */
export const findIncompleteMortgages = (others: readonly StoredMortgage[]): Mortgage[] =>
  others.flatMap(({ mortgage, values }) =>
    v.safeParse(EditableMortgage, toMortgageRequestBody(values)).success ? [] : [mortgage],
  )

/** Formats the display name of a mortgage: lender and number. */
export const formatMortgageName = ({ agency_name, hypotheeknummer }: Mortgage): string =>
  [agency_name, hypotheeknummer].filter(Boolean).join(' · ')

/** Lists other mortgages that must be completed before the edited mortgage can be saved, with links to them. */
export function IncompleteMortgagesNotice({ mortgages }: { mortgages: readonly Mortgage[] }) {
  const text = useText()
  if (mortgages.length === 0) return null
  return (
    <Notice status="warn">
      <p>{text('mortgage_incomplete')}</p>
      <ul>
        {mortgages.map((mortgage) => (
          <chakra.li key={mortgage.id} mt="1">
            <Link
              href={getListItemPath(getEditTabPath('mortgage'), mortgage.id)}
              color="inherit"
              fontWeight={600}
            >
              {formatMortgageName(mortgage) || text('tab_mortgage')}
            </Link>
          </chakra.li>
        ))}
      </ul>
    </Notice>
  )
}
