import { Box, chakra, Heading, Text } from '@portal/ui'
import type { ReactNode } from 'react'

interface CustomerFileRowProps {
  title: string
  about?: string
  /** Hides the row in print. */
  hiddenInPrint?: boolean
  children: ReactNode
}

const customerFileRowCss = {
  display: 'grid',
  gap: '8px 24px',
  gridTemplateColumns: { base: 'minmax(0,1fr)', lg: '168px minmax(0,1fr)' },
  alignItems: 'center',
  py: '2',
  borderTopWidth: '1px',
  borderColor: 'line',
  _first: { borderTopWidth: '0' },
}

/** A row of the customer file card: title, explanation and content. */
export const CustomerFileRow = ({ title, about, hiddenInPrint, children }: CustomerFileRowProps) => (
  <chakra.section css={[customerFileRowCss, hiddenInPrint ? { _print: { display: 'none' } } : {}]}>
    <div>
      <Heading level={2} textStyle="body">
        {title}
      </Heading>
      {about && (
        <Text textStyle="meta" color="ink2">
          {about}
        </Text>
      )}
    </div>
    <Box minW="0">{children}</Box>
  </chakra.section>
)
