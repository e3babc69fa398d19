import type { ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'
import type { IconName } from '../icon/paths.ts'
import { chakra } from '../system/styled.tsx'

/** Statuses of a badge. */
export type Status = 'neutral' | 'good' | 'warn' | 'bad' | 'plain'

interface Props {
  status?: Status
  icon?: IconName
  children: ReactNode
}

const css = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1.5',
  px: '2.5',
  py: '1',
  rounded: 'field',
  textStyle: 'meta',
  fontWeight: 600,
}

const backgrounds = {
  neutral: { bg: 'tint2', color: 'link' },
  good: { bg: 'good-ground', color: 'good' },
  warn: { bg: 'warn-ground', color: 'warn' },
  bad: { bg: 'bad-ground', color: 'bad' },
  plain: { boxShadow: 'inset 0 0 0 1.5px var(--field)', color: 'ink' },
}

const icons: Partial<Record<Status, IconName>> = { good: 'check', warn: 'warning', bad: 'close' }

/** A status as text. Each status has its own icon, never only a colour. */
export function Badge({ status = 'neutral', icon = icons[status], children }: Props) {
  return (
    <chakra.span css={[css, backgrounds[status]]}>
      {icon && <Icon name={icon} size={16} />}
      {children}
    </chakra.span>
  )
}
