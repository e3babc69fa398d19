import { type ContainedStyles, StyleRegion } from '@portal/ui'
import type { ComponentType } from 'react'

export const wrapInStyleRegion = (styles: ContainedStyles, View: ComponentType): ComponentType =>
  function SlotComponent(props: object) {
    return (
      <StyleRegion styles={styles}>
        <View {...props} />
      </StyleRegion>
    )
  }
