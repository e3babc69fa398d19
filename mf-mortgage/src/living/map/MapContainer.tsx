import { Card } from '@portal/ui'
import type { ReactNode } from 'react'

export function MapContainer({ children }: { children: ReactNode }) {
  return (
    <Card p="0" overflow="hidden" minH="280px" data-map>
      {children}
    </Card>
  )
}
