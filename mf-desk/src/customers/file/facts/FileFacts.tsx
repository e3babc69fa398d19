import type { DeskFile } from '@portal/contract/desk/desk-file'
import { chakra } from '@portal/ui'
import { GrantsCard } from '../grants/GrantsCard.tsx'
import { FamilyCards } from './FamilyCards.tsx'
import { HomeCard } from './HomeCard.tsx'
import { IncomeCards } from './IncomeCards.tsx'
import { MoneyCards } from './MoneyCards.tsx'
import { MortgageCards } from './MortgageCards.tsx'
import { PolicyCards } from './PolicyCards.tsx'

/** The cards flow in CSS columns instead of a grid, so that short cards leave no gaps. */
const factColumnsCss = {
  columns: { base: 1, lg: 2 },
  columnGap: '5',
  '& > *': { breakInside: 'avoid', mb: '5' },
}

/** Everything in the file that the customer sees, read-only. */
export function FileFacts({ file }: { file: DeskFile }) {
  return (
    <>
      <MortgageCards mortgages={file.mortgages} />
      <chakra.div css={factColumnsCss}>
        <FamilyCards file={file} />
        <GrantsCard id={file.customer.id} grants={file.grants} />
        <HomeCard living={file.living} />
        <IncomeCards file={file} />
        <MoneyCards file={file} />
        <PolicyCards policies={file.policies} damages={file.damages} />
      </chakra.div>
    </>
  )
}
