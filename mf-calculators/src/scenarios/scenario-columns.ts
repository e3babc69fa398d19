/** Returns grid styles: one column for the scenario and one for each person; stacked on narrow screens. */
export const getScenarioColumnsCss = (people: number) => ({
  display: 'grid',
  gap: { base: '20px', md: '20px 32px' },
  gridTemplateColumns: {
    base: 'minmax(0,1fr)',
    md: `repeat(${people}, minmax(0,1fr))`,
    lg: `minmax(0,224px) repeat(${people}, minmax(0,1fr))`,
  },
  '& > :first-of-type': { gridColumn: { base: '1', md: '1/-1', lg: 'auto' } },
})
