import { type ContainedStyles, StyleRegion } from '@portal/ui'
import type { ComponentType } from 'react'

/** Wraps a slot component in the style region of its own remote. */
export const inStyleRegion = (styles: ContainedStyles, View: ComponentType): ComponentType =>
  function SlotComponent(props: object) {
    return (
      <StyleRegion styles={styles}>
        <View {...props} />
      </StyleRegion>
    )
  }
