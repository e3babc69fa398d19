export const animationDurationsMs = {
  chart: 600,
  collapse: 300,
  dialog: 150,
  drawer: 250,
  card: 175,
  cardStagger: 95,
} as const
