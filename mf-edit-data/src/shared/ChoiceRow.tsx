import { RouterLink } from '@portal/remote-kit/router-link'
import { Icon } from '@portal/ui'
import type { ReactNode } from 'react'

interface Props {
  /** Address of what is chosen. */
  to: string
  title: ReactNode
  /** What tells it from the others. */
  about: string
}

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minH: '44px',
  py: '3',
  borderTopWidth: '1px',
  borderColor: 'line',
  textDecoration: 'none',
  '& > span': { flex: 1, minW: 0, overflowWrap: 'anywhere' },
  '& b': { display: 'block', fontWeight: 600 },
  '& small': { display: 'block', textStyle: 'meta', color: 'ink2', fontVariantNumeric: 'tabular-nums' },
  _hover: { color: 'link' },
}

/** One of a list of things, each to be changed on its own. */
export function ChoiceRow({ to, title, about }: Props) {
  return (
    <li>
      <RouterLink css={row} to={to}>
        <span>
          <b>{title}</b>
          <small>{about}</small>
        </span>
        <Icon name="chevron-right" />
      </RouterLink>
    </li>
  )
}
