/** The options of the client of each service, as the environment has them. An empty variable is none. */
export function optionsFromEnvironment({ services }, environment) {
    return Object.fromEntries(services.map(({ id, variables }) => {
        const set = variables.flatMap(({ name, option }) => environment[name] ? [[option, environment[name]]] : []);
        return [id, Object.fromEntries(set)];
    }));
}
