import type { ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'
import type { IconName } from '../icon/icon-paths.ts'
import { chakra } from '../system/styled.tsx'

export type BadgeStatus = 'neutral' | 'good' | 'warn' | 'bad' | 'plain'

interface BadgeProps {
  status?: BadgeStatus
  icon?: IconName
  children: ReactNode
}

const badgeCss = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1.5',
  px: '2.5',
  py: '1',
  rounded: 'field',
  textStyle: 'meta',
  fontWeight: 600,
}

const backgroundByStatus = {
  neutral: { bg: 'tint2', color: 'link' },
  good: { bg: 'good-ground', color: 'good' },
  warn: { bg: 'warn-ground', color: 'warn' },
  bad: { bg: 'bad-ground', color: 'bad' },
  plain: { boxShadow: 'inset 0 0 0 1.5px var(--field)', color: 'ink' },
}

const iconByStatus: Partial<Record<BadgeStatus, IconName>> = { good: 'check', warn: 'warning', bad: 'close' }

/** A status as text. Each status also has its own icon, because colour alone is not enough. */
export function Badge({ status = 'neutral', icon = iconByStatus[status], children }: BadgeProps) {
  return (
    <chakra.span css={[badgeCss, backgroundByStatus[status]]}>
      {icon && <Icon name={icon} size={16} />}
      {children}
    </chakra.span>
  )
}
