import { debtOwners, type DebtOwner as Owner } from '@portal/domain/advice-input'
import { cardGround } from '@portal/remote-kit/card-ground'
import { chakra } from '@portal/ui'
import { useText } from '../../texts.ts'

interface Props {
  /** Name of the debt. */
  name: string
  owner: Owner
  names: Record<'applicant' | 'partner', string>
  onChoose: (owner: Owner) => void
}

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '1',
  bg: 'tint2',
  rounded: 'card',
  p: '1',
  w: 'fit-content',
  mt: '1.5',
}
const choice = {
  minH: '44px',
  px: '3',
  rounded: '9px',
  textStyle: 'meta',
  fontWeight: 500,
  color: 'ink2',
  '&[aria-pressed=true]': {
    bg: cardGround,
    color: 'ink',
    fontWeight: 600,
    boxShadow: '0 1px 3px rgb(40 30 20/.14)',
  },
}

/** Whose a debt is: it stays, leaves or ends with that person. */
export function DebtOwner({ name, owner, names, onChoose }: Props) {
  const text = useText()
  const words = { customer: names.applicant, partner: names.partner, joint: text('owner_joint') }
  return (
    <chakra.div css={bar} role="group" aria-label={text('owner_of', { name })}>
      {debtOwners.map((one) => (
        <chakra.button
          key={one}
          type="button"
          css={choice}
          aria-pressed={one === owner}
          onClick={() => onChoose(one)}
        >
          {words[one]}
        </chakra.button>
      ))}
    </chakra.div>
  )
}
