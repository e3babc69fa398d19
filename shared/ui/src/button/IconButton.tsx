import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import type { Ref } from 'react'
import { Icon } from '../icon/Icon.tsx'
import type { IconName } from '../icon/paths.ts'

export interface IconButtonProps extends Omit<HTMLChakraProps<'button'>, 'children'> {
  icon: IconName
  /** Accessible name. */
  label: string
  ref?: Ref<HTMLButtonElement>
}

const round = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  boxSize: '48px',
  rounded: 'full',
  color: 'ink',
  _hover: { bg: 'tint2' },
  _print: { display: 'none' },
}

/** A round icon button for well-known actions: close, menu, call. */
export function IconButton({ icon, label, css, ...props }: IconButtonProps) {
  return (
    <chakra.button type="button" css={[round, css]} aria-label={label} {...props}>
      <Icon name={icon} />
    </chakra.button>
  )
}
