# One process of the portal. See docs/operations.md, "In containers".

# Builds the pages.
FROM node:24.21.0-bookworm-slim AS pages
WORKDIR /portal
COPY . .
RUN npm ci --ignore-scripts
ENV NODE_ENV=production
RUN for app in web console game; do (cd apps/$app && node ../../node_modules/vite/bin/vite.js build) || exit 1; done

# Installs production dependencies only.
FROM node:24.21.0-bookworm-slim AS service
WORKDIR /portal
COPY . .
RUN npm ci --ignore-scripts --omit=dev --workspace @wonderfield/api

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 ASSET_FOLDER=/var/lib/wonderfield/assets
WORKDIR /portal
RUN mkdir -p /var/lib/wonderfield/assets && chown -R node:node /var/lib/wonderfield
COPY --from=service /portal/package.json ./
COPY --from=service /portal/node_modules node_modules
COPY --from=service /portal/packages/contract packages/contract
COPY --from=service /portal/packages/mastery packages/mastery
COPY --from=service /portal/packages/questions packages/questions
COPY --from=service /portal/packages/ui packages/ui
COPY --from=service /portal/apps/api apps/api
COPY --from=pages /portal/apps/web/dist apps/web/dist
COPY --from=pages /portal/apps/console/dist apps/console/dist
COPY --from=pages /portal/apps/game/dist apps/game/dist
# This user owns none of the files above, so it cannot change them.
USER node
EXPOSE 3000
# Liveness only. Readiness is /readyz, which also checks the database.
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/api/src/main.ts"]
