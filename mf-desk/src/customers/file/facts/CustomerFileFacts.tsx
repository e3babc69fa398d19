import type { DeskCustomerFile } from '@portal/contract/desk/desk-customer-file'
import { chakra } from '@portal/ui'
import { GrantsCard } from '../grants/GrantsCard.tsx'
import { AssetAndDebtCards } from './AssetAndDebtCards.tsx'
import { FamilyCards } from './FamilyCards.tsx'
import { HomeCard } from './HomeCard.tsx'
import { IncomeCards } from './IncomeCards.tsx'
import { MortgageCards } from './MortgageCards.tsx'
import { PolicyCards } from './PolicyCards.tsx'

/** The cards flow in CSS columns instead of a grid, so that short cards leave no gaps. */
const factColumnsCss = {
  columns: { base: 1, lg: 2 },
  columnGap: '5',
  '& > *': { breakInside: 'avoid', mb: '5' },
}

/** Shows all data in the customer's file that the customer also sees, read-only. */
export function CustomerFileFacts({ file }: { file: DeskCustomerFile }) {
  return (
    <>
      <MortgageCards mortgages={file.mortgages} />
      <chakra.div css={factColumnsCss}>
        <FamilyCards file={file} />
        <GrantsCard id={file.customer.id} grants={file.grants} />
        <HomeCard living={file.living} />
        <IncomeCards file={file} />
        <AssetAndDebtCards file={file} />
        <PolicyCards policies={file.policies} damages={file.damages} />
      </chakra.div>
    </>
  )
}
