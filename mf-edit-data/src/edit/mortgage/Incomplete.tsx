import { EditableMortgage } from '@portal/contract/edit'
import type { Mortgage } from '@portal/contract/mortgage'
import * as v from '@portal/contract/schema'
import { itemPath } from '@portal/remote-kit'
import { chakra, Link, Notice } from '@portal/ui'
import { tabPath } from '../../shared/tabs.ts'
import { useText } from '../../texts.ts'
import { mortgageBody } from './body.ts'
import type { MortgageValues } from './values.ts'

/** A mortgage on file, with its form values. */
export interface OnFile {
  mortgage: Mortgage
  values: MortgageValues
}

/** Mortgages that cannot be sent unchanged because required fields are missing. */
export const incompleteOf = (others: readonly OnFile[]): Mortgage[] =>
  others.flatMap(({ mortgage, values }) =>
    v.safeParse(EditableMortgage, mortgageBody(values)).success ? [] : [mortgage],
  )

/** Display name of a mortgage: lender and number. */
export const mortgageName = ({ agency_name, hypotheeknummer }: Mortgage): string =>
  [agency_name, hypotheeknummer].filter(Boolean).join(' · ')

/** Lists other mortgages that have to be completed before this one can be saved, with links. */
export function Incomplete({ mortgages }: { mortgages: readonly Mortgage[] }) {
  const text = useText()
  if (mortgages.length === 0) return null
  return (
    <Notice status="warn">
      <p>{text('mortgage_incomplete')}</p>
      <ul>
        {mortgages.map((mortgage) => (
          <chakra.li key={mortgage.id} mt="1">
            <Link href={itemPath(tabPath('mortgage'), mortgage.id)} color="inherit" fontWeight={600}>
              {mortgageName(mortgage) || text('tab_mortgage')}
            </Link>
          </chakra.li>
        ))}
      </ul>
    </Notice>
  )
}
