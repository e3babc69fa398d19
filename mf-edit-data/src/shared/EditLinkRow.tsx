import { Anchor, Icon } from '@portal/ui'
import type { ReactNode } from 'react'

interface EditLinkRowProps {
  to: string
  title: ReactNode
  about: string
}

const editLinkRowCss = {
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

export function EditLinkRow({ to, title, about }: EditLinkRowProps) {
  return (
    <li>
      <Anchor css={editLinkRowCss} href={to}>
        <span>
          <b>{title}</b>
          <small>{about}</small>
        </span>
        <Icon name="chevron-right" />
      </Anchor>
    </li>
  )
}
