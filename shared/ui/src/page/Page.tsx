import { chakra } from '../system/styled.tsx'

/** Content of a screen, with its blocks below each other. */
export const Page = chakra('div', {
  display: 'grid',
  gap: { base: '4', md: '6' },
  gridTemplateColumns: 'minmax(0,1fr)',
})
