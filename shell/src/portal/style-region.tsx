import { type RemoteStyleCache, StyleRegion } from '@portal/ui'
import type { ComponentType } from 'react'

export const wrapInStyleRegion = (styles: RemoteStyleCache, View: ComponentType): ComponentType =>
  function SlotComponent(props: object) {
    return (
      <StyleRegion styles={styles}>
        <View {...props} />
      </StyleRegion>
    )
  }
