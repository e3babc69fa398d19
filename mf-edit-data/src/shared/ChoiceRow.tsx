import { RouterLink } from '@portal/remote-kit/router-link'
import { Icon } from '@portal/ui'
import type { ReactNode } from 'react'

interface Props {
  /** Path of the option. */
  to: string
  title: ReactNode
  /** Distinguishing description. */
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

/** An item of a list, with a link to edit it. */
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
