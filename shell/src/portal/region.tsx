import { type ContainedStyles, StyleRegion } from '@portal/ui'
import type { ComponentType } from 'react'

/** A slot component with the styles of the remote that gives it, whoever shows it. */
export const inRegion = (styles: ContainedStyles, View: ComponentType): ComponentType =>
  function SlotComponent(props: object) {
    return (
      <StyleRegion styles={styles}>
        <View {...props} />
      </StyleRegion>
    )
  }
