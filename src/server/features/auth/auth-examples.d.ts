export declare const authExamples: {
    login: {
        request: {
            email: string;
            password: string;
        };
        answer: {
            token: string;
            refreshToken: string;
        };
    };
    signInWithLink: {
        request: {
            token: string;
        };
        answer: {
            token: string;
            refreshToken: string;
        };
    };
    refresh: {
        request: {
            refreshToken: string;
        };
        answer: {
            accessToken: string;
        };
    };
    checkToken: {
        answer: {
            isValid: boolean;
        };
    };
    logout: {
        answer: {
            success: boolean;
        };
    };
    sessions: {
        answer: {
            id: string;
            userAgent: string;
            createdAt: string;
            lastUsedAt: string;
            expiresAt: string;
            isCurrent: boolean;
        }[];
    };
    revokeSession: {
        answer: {
            success: boolean;
        };
    };
    revokeOtherSessions: {
        answer: {
            count: number;
        };
    };
    owner: {
        answer: {
            email: string;
        };
    };
    changePassword: {
        request: {
            currentPassword: string;
            newPassword: string;
        };
        answer: {
            success: boolean;
        };
    };
    changeEmail: {
        request: {
            email: string;
            currentPassword: string;
        };
        answer: {
            email: string;
        };
    };
};
